import type { ComponentType, CSSProperties, ReactNode } from 'react'
import type { DeskFailure } from '../../../core/desk/index.js'
import { Button } from './button.js'
import { IconAgain, IconOffline, IconProblem } from './icons.js'

/** A grey bar in place of a text that is being read. */
export function Skeleton({ width }: { readonly width: CSSProperties['width'] }): ReactNode {
  return <span className="skeleton" style={{ width }} />
}

interface EmptyProps {
  readonly icon: ComponentType<{ 'aria-hidden'?: boolean }>
  readonly title: string
  readonly children?: ReactNode
  readonly actions?: ReactNode
}

/** An empty place: the reason, and the next step. */
export function Empty({ icon: Icon, title, children, actions }: EmptyProps): ReactNode {
  return (
    <div className="empty">
      <Icon aria-hidden />
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {actions && <div>{actions}</div>}
    </div>
  )
}

/** A failure in one or two sentences for the owner. */
export function failureText(failure: DeskFailure): string {
  switch (failure.tag) {
    case 'offline':
      return 'Your shop’s server cannot be reached. Check the connection; nothing was lost.'
    case 'signed-out':
      return 'Your session had ended, so nothing was changed. Try again once you are signed in.'
    case 'forbidden':
      return 'Your role does not allow this. An owner of the shop can give you another one.'
    case 'proof-needed':
      return 'Confirm that it is you first.'
    case 'cancelled':
      return 'It was interrupted.'
    case 'faulty':
      return failure.message
    case 'problem':
      return failure.problem.code === 'CHANGED_MEANWHILE'
        ? 'Another person has just changed this. Their change is shown now: look, then go on.'
        : failure.problem.message
  }
}

const FAILED_TITLES: Partial<Record<DeskFailure['tag'], string>> = {
  offline: 'No connection',
  forbidden: 'Not part of your role',
}

/** A page that could not be read, with a retry; the role of a person would refuse that each time. */
export function Failed({
  failure,
  onRetry,
}: {
  readonly failure: DeskFailure
  readonly onRetry: () => void
}): ReactNode {
  return (
    <div role="alert">
      <Empty
        icon={failure.tag === 'offline' ? IconOffline : IconProblem}
        title={FAILED_TITLES[failure.tag] ?? 'This did not load'}
        actions={
          failure.tag !== 'forbidden' && (
            <Button onClick={onRetry}>
              <IconAgain size={16} />
              Try again
            </Button>
          )
        }
      >
        {failureText(failure)}
      </Empty>
    </div>
  )
}

/** A message about the content around it. */
export function Notice({
  tone,
  children,
}: {
  readonly tone: 'calm' | 'warn' | 'bad'
  readonly children: ReactNode
}): ReactNode {
  return (
    <div className="notice" data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <IconProblem size={16} aria-hidden />
      <div>{children}</div>
    </div>
  )
}
