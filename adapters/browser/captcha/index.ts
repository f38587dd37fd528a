export { createCaptchaForm } from './captcha-form.js'
export { createProofForm } from './proof-form.js'
export { solveProof } from './solve-proof.js'
