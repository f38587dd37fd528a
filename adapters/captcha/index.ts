export { CAPTCHA_SERVICES, createSiteVerify } from './site-verify.js'
export type { CaptchaService, SiteVerifyOptions } from './site-verify.js'
