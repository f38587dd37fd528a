import type { ReactNode } from 'react'
import { failureOf } from '../data/api.js'
import { Failed, Skeleton } from '../kit/states.js'

interface WithoutContentProps {
  /** The state of a query; its data are null if the item does not exist, undefined until they are read. */
  readonly read: { readonly data: unknown; readonly error: unknown; readonly refetch: () => unknown }
  /** Reports that the item does not exist. */
  readonly missing: ReactNode
  /** A placeholder for the content. @default one card */
  readonly waiting?: ReactNode
}

const ONE_CARD = (
  <div className="detail" aria-busy="true">
    <section className="card side-part">
      <Skeleton width="50%" />
    </section>
  </div>
)

/** The place of a page's content without the content: missing, failed or still being read. */
export function WithoutContent({ read, missing, waiting = ONE_CARD }: WithoutContentProps): ReactNode {
  const { data, error, refetch } = read
  if (data === null) return missing
  if (data !== undefined) return null
  return error === null ? waiting : <Failed failure={failureOf(error)} onRetry={() => void refetch()} />
}
