import { EncryptedPDFError, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFStream, type PDFObject } from '@cantoo/pdf-lib'
import type { FileProblem } from './file-problem'

/** Keys and types that stand in no document that is only read. */
const SCRIPTS = new Set(['JavaScript', 'JS', 'Launch', 'XFA', 'ImportData', 'SubmitForm', 'RichMedia', 'Rendition', 'Movie', 'Sound', '3D'])
const ATTACHMENTS = new Set(['EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'GoToE', 'EF', 'AF'])

/** Actions that a document may run by itself when it is opened: going to a place in it. */
const HARMLESS = 'GoTo'

/** Looks through all objects of a PDF, those that no page shows included. @returns null for one that is fine */
export async function inspectPdf(content: Uint8Array): Promise<FileProblem | null> {
  let document: PDFDocument
  try {
    document = await PDFDocument.load(content, { updateMetadata: false, throwOnInvalidObject: true })
    if (document.getPageCount() < 1) return 'broken'
  } catch (error) {
    return error instanceof EncryptedPDFError ? 'encrypted' : 'broken'
  }
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    const problem = problemOf(object, document)
    if (problem) return problem
  }
  return null
}

function problemOf(object: PDFObject, document: PDFDocument): FileProblem | null {
  if (object instanceof PDFArray) return firstProblem(object.asArray(), document)
  const dictionary = object instanceof PDFStream || object instanceof PDFRawStream ? object.dict : object
  if (!(dictionary instanceof PDFDict)) return null
  for (const [key, value] of dictionary.entries()) {
    const names = [key.decodeText(), value instanceof PDFName && ['S', 'Type', 'Subtype'].includes(key.decodeText()) ? value.decodeText() : '']
    if (names.some((name) => SCRIPTS.has(name))) return 'scripts'
    if (names.some((name) => ATTACHMENTS.has(name))) return 'attachments'
    if (names[0] === 'AA' || (names[0] === 'OpenAction' && isAction(value, document))) return 'scripts'
  }
  return firstProblem(dictionary.values(), document)
}

function firstProblem(objects: readonly PDFObject[], document: PDFDocument): FileProblem | null {
  for (const object of objects) {
    // What is referred to is looked at by itself.
    const problem = object instanceof PDFArray || object instanceof PDFDict ? problemOf(object, document) : null
    if (problem) return problem
  }
  return null
}

/** Whether what happens at opening is more than showing a place in the document, which many programs write. */
function isAction(value: PDFObject, document: PDFDocument): boolean {
  const action = document.context.lookup(value)
  if (!(action instanceof PDFDict)) return false
  const kind = action.lookup(PDFName.of('S'))
  return !(kind instanceof PDFName) || kind.decodeText() !== HARMLESS || action.has(PDFName.of('Next'))
}
