import { LOCALES } from '@/lib/i18n/locales'
import { runCommand } from '../process/run-command'

runCommand(async () => {
  const [selector] = process.argv.slice(2)
  const { checkSender, explainCheck } = await import('@/lib/backend/sender-check')
  const { from, envelope, server, summary, findings } = explainCheck(await checkSender(selector))
  console.log(`${from}, reports to ${envelope}${server && `, by ${server}`}\n`)
  for (const { texts, record, isAdvice } of findings) {
    for (const locale of LOCALES) console.log(`${isAdvice ? '·' : '✖'} ${texts[locale]}`)
    console.log(record ? `    ${record.name}  ${record.type}  ${record.type === 'TXT' ? `"${record.value}"` : record.value}\n` : '')
  }
  for (const locale of LOCALES) console.log(summary[locale])
  if (findings.some(({ isAdvice }) => !isAdvice)) throw new Error('')
})
