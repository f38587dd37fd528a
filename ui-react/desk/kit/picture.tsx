import type { ComponentType, ReactNode } from 'react'

interface PictureProps {
  /** Null: there is none. */
  readonly url: string | null
  /** Shown if there is no picture. */
  readonly icon: ComponentType<{ size?: number }>
}

/** A small picture of a product beside its name. */
export function Picture({ url, icon: Icon }: PictureProps): ReactNode {
  return url === null ? (
    <span className="line-image" aria-hidden>
      <Icon size={18} />
    </span>
  ) : (
    <img className="line-image" src={url} alt="" width={44} height={44} loading="lazy" />
  )
}
