import { useQuery } from '@tanstack/react-query'
import { useApi, valueOf } from '../data/api.js'
import { HOME } from '../data/query-client.js'

const DAYS = 30
/** The person's time zone, which decides the days of the chart. */
const TIME_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone
const REFRESH_MS = 60_000

/** Counts of everything that needs the owner today, and the sales of the last days. */
export function useHome() {
  const api = useApi()
  return useQuery({
    queryKey: HOME,
    queryFn: () => valueOf(api.home(DAYS, TIME_ZONE)),
    refetchInterval: REFRESH_MS,
  })
}

/** The numbers beside the pages in the navigation: path -> count. */
export function useHomeCounts(): Readonly<Record<string, number>> {
  const { data } = useHome()
  return data === undefined
    ? {}
    : {
        '/orders': data.toSend,
        '/products': data.outOfStock,
        '/forms': data.unreadEntries,
        '/mails': data.failedMails,
      }
}
