/** Ends an answer whose file cannot be read: `sirv` listens to no errors, and the browser would wait for ever. */
export function endWithItsFile(response) {
  response.once('pipe', (file) => file.once('error', () => response.destroy()))
}
