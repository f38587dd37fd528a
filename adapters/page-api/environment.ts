/** What `Webflow.env` knows of the browser, read once (reference/page-api#modes). */
export interface EnvironmentFlags {
  readonly touch: boolean
  /** The major version, or false. */
  readonly chrome: number | false
  readonly ios: boolean
  readonly safari: boolean
}

/** `Webflow.env`: a question by name, with its flags beside it. */
export type Environment = ((mode?: string) => unknown) & EnvironmentFlags

const has = (window: Window, name: string): boolean => Reflect.get(window, name) !== undefined

/** Page code asks this where it is: in the builder, in a preview, on which browser. */
export function createEnvironment(window: Window): Environment {
  const { userAgent, vendor } = window.navigator
  const chrome = /chrome\/(\d+)/i.exec(userAgent)
  const isGoogle = chrome !== null && vendor.includes('Google')
  const env = (mode?: string): unknown => {
    const inApp = has(window, '__wf_design')
    switch (mode) {
      case undefined:
        return inApp
      case 'design':
        return inApp && Boolean(Reflect.get(window, '__wf_design'))
      case 'preview':
        return inApp && !Reflect.get(window, '__wf_design')
      case 'slug':
        return inApp && Boolean(Reflect.get(window, '__wf_slug'))
      case 'editor':
        return has(window, 'WebflowEditor')
      case 'test':
        return Boolean(Reflect.get(window, '__wf_test'))
      case 'frame':
        return window !== window.top
      default:
        return undefined
    }
  }
  return Object.assign(env, {
    touch: 'ontouchstart' in window,
    chrome: isGoogle ? Number(chrome[1]) : (false as const),
    ios: /(ipod|iphone|ipad)/i.test(userAgent),
    safari: /safari/i.test(userAgent) && !/chrome/i.test(userAgent),
  })
}
