import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeskCounts } from '../../../core/desk/index.js'
import { useApi, valueOf } from '../data/api.js'
import { HOME } from '../data/query-client.js'

const DAYS = 30
/** The person's time zone, which decides the days of the chart. */
const TIME_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone
const REFRESH_MS = 60_000

/** Changes of the shop that outdate Home outdate the counts, too. */
const COUNTS = [...HOME, 'counts'] as const

/** Counts of everything that needs the owner today, and the sales of the last days. */
export function useHome() {
  const api = useApi()
  const client = useQueryClient()
  return useQuery({
    queryKey: [...HOME, 'page'],
    queryFn: async () => {
      const home = await valueOf(api.home(DAYS, TIME_ZONE))
      client.setQueryData<DeskCounts>(COUNTS, home)
      return home
    },
    refetchInterval: REFRESH_MS,
  })
}

/** The numbers beside the pages in the navigation: path -> count. */
export function useCounts(isEnabled: boolean): Readonly<Record<string, number>> {
  const api = useApi()
  const { data } = useQuery({
    queryKey: COUNTS,
    queryFn: () => valueOf(api.counts()),
    refetchInterval: REFRESH_MS,
    enabled: isEnabled,
  })
  return data === undefined
    ? {}
    : {
        '/orders': data.toSend,
        '/products': data.outOfStock,
        '/forms': data.unreadEntries,
        '/mails': data.failedMails,
      }
}
