export { createRxjsFrameSource } from './rxjs-frame-source.js'
