export { createProofOfWork } from './proof-of-work.js'
export type { ProofOfWorkOptions } from './proof-of-work.js'
export { CAPTCHA_SERVICES, createSiteVerify } from './site-verify.js'
export type { CaptchaService, SiteVerifyOptions } from './site-verify.js'
