export { printDocument } from './print-document.js'
export type { PrintLook } from './print-document.js'
