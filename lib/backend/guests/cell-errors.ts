/** Stands for a formula whose result is not in the file. */
export const NO_RESULT = '#RESULT!'

const ERROR = /^(?:#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|BUSY!|GETTING_DATA|RESULT!)|Err:\d{3})$/

/** Whether a spreadsheet could not tell what a cell holds. */
export const isCellError = (cell: string) => ERROR.test(cell)

/** The error of such a cell, for staff. */
export function cellProblem(heading: string, cell: string): string {
  return cell === NO_RESULT ? `“${heading}” is a formula without a result. Open the file in Excel and save it anew.` : `“${heading}” holds the error ${cell}.`
}
