/** Of the page that documents the API, which uses nothing of the site: it is read at remote backends too. */
export const DOCS_STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d5d5d5, #444); --soft: light-dark(#f5f5f5, #1d1d1d); --quiet: light-dark(#595959, #a8a8a8) }
body { max-width: 72rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
h2 { margin-top: 3rem; border-bottom: 1px solid var(--line) }
h3 { margin-top: 2rem; font-size: 1.1rem }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none }
nav a { display: inline-block; padding: .25rem 0 }
code { font: .9em ui-monospace, monospace }
.method { display: inline-block; padding: 0 .5rem; border: 1px solid; border-radius: .25rem; font-size: .85em }
.table { overflow-x: auto }
table { width: 100%; border-collapse: collapse; margin-block: .5rem }
caption { text-align: start; font-weight: 600 }
th, td { min-width: 6rem; padding: .35rem .75rem .35rem 0; border-top: 1px solid var(--line); text-align: start; vertical-align: top; font-weight: 400 }
.required, .limit { color: var(--quiet); font-size: .9em }
`
