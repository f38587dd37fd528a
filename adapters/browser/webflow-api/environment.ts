/** The facts about the browser in `Webflow.env`, read once (reference/page-api#modes). */
export interface EnvironmentFlags {
  readonly touch: boolean
  /** The major version, or false. */
  readonly chrome: number | false
  readonly ios: boolean
  readonly safari: boolean
}

/** `Webflow.env`: a question by name, with its flags beside it. */
export type Environment = ((mode?: string) => unknown) & EnvironmentFlags

/** Makes the function that tells page code where it runs: in the builder, in a preview, in which browser. */
export function createEnvironment(window: Window): Environment {
  const { userAgent, vendor } = window.navigator
  const chrome = /chrome\/(\d+)/i.exec(userAgent)
  const isGoogle = chrome !== null && vendor.includes('Google')
  const read = (name: string): unknown => Reflect.get(window, name)
  const env = (mode?: string): unknown => {
    const design = read('__wf_design')
    const inApp = design !== undefined
    switch (mode) {
      case undefined:
        return inApp
      case 'design':
        return Boolean(design)
      case 'preview':
        return inApp && !design
      case 'slug':
        return inApp && Boolean(read('__wf_slug'))
      case 'editor':
        return read('WebflowEditor') !== undefined
      case 'test':
        return Boolean(read('__wf_test'))
      case 'frame':
        return window !== window.top
      default:
        return undefined
    }
  }
  return Object.assign(env, {
    touch: 'ontouchstart' in window,
    chrome: isGoogle ? Number(chrome[1]) : (false as const),
    ios: /ipod|iphone|ipad/i.test(userAgent),
    safari: /safari/i.test(userAgent) && !/chrome/i.test(userAgent),
  })
}
