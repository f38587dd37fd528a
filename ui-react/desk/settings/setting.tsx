import { useId } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { Skeleton } from '../kit/states.js'

interface SettingGroupProps {
  readonly title: string
  /** The purpose of the group. */
  readonly about: ReactNode
  readonly action?: ReactNode
  readonly children?: ReactNode
  /** The id of the group's heading, which can take the focus. */
  readonly headingId?: string
}

/** A group of settings with its heading and its one action. */
export function SettingGroup({ title, about, action, children, headingId }: SettingGroupProps): ReactNode {
  const ownId = useId()
  const id = headingId ?? ownId
  return (
    <section className="card setting-group" aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id} tabIndex={headingId === undefined ? undefined : -1}>
            {title}
          </h2>
          <p className="soft">{about}</p>
        </div>
        {action}
      </header>
      {children}
    </section>
  )
}

interface SettingRowProps {
  readonly icon?: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
  readonly title: ReactNode
  readonly aside?: ReactNode
  readonly action?: ReactNode
}

/** One entry of a group. */
export function SettingRow({ icon: Icon, title, aside, action }: SettingRowProps): ReactNode {
  return (
    <li className="setting-row">
      {Icon && (
        <span className="setting-icon">
          <Icon size={17} aria-hidden />
        </span>
      )}
      <div className="setting-text">
        <span className="setting-title">{title}</span>
        {aside && <span className="soft">{aside}</span>}
      </div>
      {action}
    </li>
  )
}

/** Placeholders for entries that are being read. */
export function WaitingRows({ count = 2 }: { readonly count?: number }): ReactNode {
  return (
    <ul className="setting-rows" aria-busy="true">
      {Array.from({ length: count }, (_, row) => (
        <SettingRow key={row} title={<Skeleton width={160} />} aside={<Skeleton width={220} />} />
      ))}
    </ul>
  )
}
