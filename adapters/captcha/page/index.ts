export { createProofForm } from './proof-form.js'
export { solveProof } from './solve-proof.js'
