import { useEffect } from 'react'
import type { ReactNode } from 'react'

interface PageProps {
  readonly title: string
  /** Stands before the title: a way back. */
  readonly before?: ReactNode
  /** Stands beside the title: the state of what is shown. */
  readonly beside?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A page of the desk: its title, its actions, its content. */
export function Page({ title, before, beside, actions, children }: PageProps): ReactNode {
  useEffect(() => {
    document.title = `${title} · Vitrine`
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
