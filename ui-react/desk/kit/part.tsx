import { Component, lazy, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { DeskFailure } from '../../../core/desk/index.js'
import { Failed } from './states.js'
import { sayFailed } from './toasts.js'

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

/** Without a connection the code is not there; otherwise the server may have a newer version of it. */
const failureNow = (): DeskFailure =>
  isOffline()
    ? { tag: 'offline' }
    : {
        tag: 'faulty',
        message: 'A part of the desk did not load. There may be a newer version: reload the page.',
      }

/** `page`: the failure takes the place of the page. `sheet`: a message, and what was shown stays. */
type PlaceOfFailure = 'page' | 'sheet'

interface Told {
  /** Called if the code did not load; without it a sheet is closed. */
  readonly onFailed?: () => void
}

/**
 * A part of the desk whose code is loaded with its first use; something above shows that it waits (`Suspense`). If it
 * does not load, the rest of the desk stays, and the next use loads it again.
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: PlaceOfFailure = 'page',
): ComponentType<Props & Told> {
  const make = (): ComponentType<Props> =>
    lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>
  let Current = make()
  return function Part({ onFailed, ...props }: Props & Told): ReactNode {
    const [tries, setTries] = useState(0)
    // A second failure with a connection: only a new page names files that are there.
    const again = (): void => (isOffline() || tries === 0 ? setTries(tries + 1) : location.reload())
    const failed = (): void => {
      Current = make()
      if (place === 'page') return
      sayFailed('This did not open', 'The connection may be gone. Try again.')
      ;(onFailed ?? (props as { readonly onClose?: () => void }).onClose)?.()
    }
    const shown = place === 'page' ? <Failed failure={failureNow()} onRetry={again} /> : null
    return (
      <Boundary key={tries} onFailure={failed} failed={shown}>
        <Current {...(props as unknown as Props)} />
      </Boundary>
    )
  }
}
