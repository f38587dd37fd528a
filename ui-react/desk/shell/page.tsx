import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { say } from '../kit/say.js'

interface PageProps {
  readonly title: string
  /** Shown before the title: a link back. */
  readonly before?: ReactNode
  /** Shown beside the title: the state of the content. */
  readonly beside?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A page of the desk: its title, its actions, its content. */
export function Page({ title, before, beside, actions, children }: PageProps): ReactNode {
  useEffect(() => {
    document.title = `${title} · Vitrine`
    say(title)
  }, [title])
  return (
    <>
      <div className="bar">
        {before}
        <h1 className="cut">{title}</h1>
        {beside}
        <span className="gap" />
        {actions}
      </div>
      {children}
    </>
  )
}
