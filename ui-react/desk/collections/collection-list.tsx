import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { failureOf, useApi, valueOf } from '../data/api.js'
import { IconCollections, IconRight } from '../kit/icons.js'
import { Empty, Failed, Skeleton } from '../kit/states.js'
import { wordsOf } from '../kit/texts.js'
import { Page } from '../shell/page.js'

/** The name of a collection, from its table. */
export const collectionName = (slug: string): string => wordsOf(slug.replaceAll(/[-_]+/g, ' '))

/** The tables of the site's collections. */
export function CollectionList(): ReactNode {
  const api = useApi()
  const { data, error, refetch } = useQuery({
    queryKey: ['collections'],
    queryFn: () => valueOf(api.collections()),
  })
  return (
    <Page title="Collections">
      <div className="scroll">
        {data === undefined && error !== null && (
          <Failed failure={failureOf(error)} onRetry={() => void refetch()} />
        )}
        {data === undefined && error === null && (
          <div className="collection-list" aria-busy="true">
            <Skeleton width="40%" />
            <Skeleton width="55%" />
          </div>
        )}
        {data?.length === 0 && (
          <Empty icon={IconCollections} title="No collections yet">
            Put a table such as <span className="mono">collections/posts.csv</span> into the folder of your
            site: a line for each item, the first one with the names of the columns. Your pages show it within
            a second.
          </Empty>
        )}
        {data !== undefined && data.length > 0 && (
          <ul className="collection-list">
            {data.map(({ slug, path, failure }) => (
              <li key={path}>
                {failure === null ? (
                  <Link to={`/collections/${slug}`} className="card collection-card">
                    <IconCollections size={18} aria-hidden />
                    <span className="collection-text">
                      <strong>{collectionName(slug)}</strong>
                      <span className="soft mono">{path}</span>
                    </span>
                    <IconRight size={16} aria-hidden />
                  </Link>
                ) : (
                  <div className="card collection-card">
                    <IconCollections size={18} aria-hidden />
                    <span className="collection-text">
                      <strong className="mono">{path}</strong>
                      <span className="soft">{failure}</span>
                    </span>
                  </div>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Page>
  )
}
