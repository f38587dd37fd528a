import { Component, lazy, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { DeskFailure } from '../../../core/desk/index.js'
import { Failed } from './states.js'
import { reportFailed } from './toasts.js'

interface BoundaryProps {
  readonly onFailure: () => void
  readonly failed: ReactNode
  readonly children: ReactNode
}

/** Draws `failed` in place of children that could not be drawn; a class, since React offers no hook for it. */
class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = (): { readonly hasFailed: boolean } => ({ hasFailed: true })
  override componentDidCatch(): void {
    this.props.onFailure()
  }
  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failed : this.props.children
  }
}

const isOffline = (): boolean => !navigator.onLine

/** The code cannot be loaded without a connection; otherwise the server may have a newer version of it. */
const failureNow = (): DeskFailure =>
  isOffline()
    ? { tag: 'offline' }
    : {
        tag: 'faulty',
        message: 'A part of the desk did not load. There may be a newer version: reload the page.',
      }

/** Code that is loaded with its first use. */
interface Code<Props extends object> {
  /** The component, once it is loaded. */
  loaded: ComponentType<Props> | null
  readonly read: () => Promise<ComponentType<Props>>
}

function codeOf<Props extends object>(load: () => Promise<ComponentType<Props>>): Code<Props> {
  const code: Code<Props> = {
    loaded: null,
    read: async () => {
      code.loaded = await load()
      return code.loaded
    },
  }
  return code
}

interface PageFailureProps {
  readonly onFailure?: () => void
  readonly draw: () => ReactNode
}

interface FailedPartProps {
  readonly onAgain: () => void
  readonly onOnline: () => void
}

/** The failure of a part of the desk; `onOnline` is called with the next connection. */
function FailedPart({ onAgain, onOnline }: FailedPartProps): ReactNode {
  useEffect(() => {
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [onOnline])
  return <Failed failure={failureNow()} onRetry={onAgain} />
}

/** Draws a page; a failure takes its place, and a retry or the next connection draws it again. */
function OrFailure({ onFailure = () => undefined, draw }: PageFailureProps): ReactNode {
  const [tries, setTries] = useState(0)
  // After a second failure with a connection, only a reloaded page names existing files.
  const again = (): void => (isOffline() || tries === 0 ? setTries(tries + 1) : location.reload())
  const failed = <FailedPart onAgain={again} onOnline={() => setTries(tries + 1)} />
  return (
    <Boundary key={tries} onFailure={onFailure} failed={failed}>
      {draw()}
    </Boundary>
  )
}

/** A page whose code can be loaded before it is drawn. */
export type PagePart = ComponentType & { readonly preload: () => Promise<unknown> }

/**
 * A page whose code is loaded with its first use. The previous page stays until then (`Suspense`). If the
 * code does not load, the rest of the desk stays, and the next use loads it again.
 */
export function page(load: () => Promise<ComponentType>): PagePart {
  const code = codeOf(load)
  const make = () => lazy(async () => ({ default: await code.read() }))
  let Waiting = make()
  const renew = (): void => {
    Waiting = make()
  }
  function Loaded(): ReactNode {
    // A loaded page is drawn at once, since React delays a page that waited by 300 ms.
    const [Shown] = useState<ComponentType>(() => code.loaded ?? Waiting)
    return <Shown />
  }
  const Page = (): ReactNode => <OrFailure onFailure={renew} draw={() => <Loaded />} />
  return Object.assign(Page, { preload: code.read })
}

interface WhenLoadedProps<Props extends object> {
  readonly code: Code<Props>
  readonly props: Props
  readonly waiting?: ReactNode
}

/** Draws a component as soon as its code is there; throws if the code does not load. */
function WhenLoaded<Props extends object>({
  code,
  props,
  waiting = null,
}: WhenLoadedProps<Props>): ReactNode {
  const [Shown, setShown] = useState(() => code.loaded)
  const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null)
  useEffect(() => {
    if (Shown !== null) return
    code.read().then(
      (component) => setShown(() => component),
      (reason: unknown) => setFailure({ reason }),
    )
  }, [code, Shown])
  if (failure !== null) throw failure.reason
  return Shown === null ? waiting : <Shown {...props} />
}

/** `page`: the failure takes the place of the part. `sheet`: a message, and what was shown stays. */
type PlaceOfFailure = 'page' | 'sheet'

interface Told {
  /** Called if the code did not load; without it a sheet is closed. */
  readonly onFailed?: () => void
  /** Shown until the code is there. */
  readonly waiting?: ReactNode
}

/**
 * A part of the desk whose code is loaded with its first use, and which is drawn at once then: after a fallback of
 * `Suspense`, React would wait for 300 ms. If it does not load, the next use loads it again.
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: PlaceOfFailure,
): ComponentType<Props & Told> {
  const code = codeOf(load)
  return function Part({ onFailed, waiting, ...rest }: Props & Told): ReactNode {
    const props = rest as unknown as Props
    const draw = (): ReactNode => <WhenLoaded {...{ code, props, waiting }} />
    if (place === 'page') return <OrFailure draw={draw} />
    const failed = (): void => {
      reportFailed('This did not open', 'The connection may be gone. Try again.')
      ;(onFailed ?? (rest as { readonly onClose?: () => void }).onClose)?.()
    }
    return (
      <Boundary onFailure={failed} failed={null}>
        {draw()}
      </Boundary>
    )
  }
}
