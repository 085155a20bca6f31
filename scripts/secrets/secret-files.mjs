/** The files that an operator adds to those of `deploy/`: settings with passwords, certificates with their keys. */
const SECRET = /(^|\/)\.env(\.[^/]+)?$|\.(env|pem|key)$|(^|\/)deploy\/certificates\//
const EXAMPLE = /(^|\/)\.env\.example$/

/** Whether a file stays on the machine on which it was written. */
export const isSecretFile = (file) => SECRET.test(file) && !EXAMPLE.test(file)
