// A reporter for Node's test runner: the tests of a run by their result, as JSON.
export default async function* countReporter(events) {
  const passed = []
  const failed = []
  const skipped = []
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue
    if (data.details?.type === 'suite') continue
    const name = `${data.file ?? ''} › ${data.name}`
    if (data.skip !== undefined || data.todo !== undefined) skipped.push(name)
    else if (type === 'test:pass') passed.push(name)
    else failed.push(name)
  }
  yield JSON.stringify({ passed, failed, skipped })
}
