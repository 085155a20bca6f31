declare module 'swagger-ui-dist/absolute-path.js' {
  /** The folder in which the files of the documentation page lie. */
  export default function swaggerFolder(): string
}
