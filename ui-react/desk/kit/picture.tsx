import { useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'

interface PictureProps {
  /** Null: there is none. */
  readonly url: string | null
  /** Shown if there is no picture, or if it does not load: without a connection, or from another host. */
  readonly icon: ComponentType<{ size?: number }>
}

/** A small picture of a product beside its name. */
export function Picture({ url, icon: Icon }: PictureProps): ReactNode {
  const [failed, setFailed] = useState<string | null>(null)
  useEffect(() => {
    if (failed === null) return
    const again = (): void => setFailed(null)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [failed])
  return url === null || url === failed ? (
    <span className="line-image" aria-hidden>
      <Icon size={18} />
    </span>
  ) : (
    <img
      className="line-image"
      src={url}
      alt=""
      width={44}
      height={44}
      loading="lazy"
      onError={() => setFailed(url)}
    />
  )
}
