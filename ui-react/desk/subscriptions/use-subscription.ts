import { useQuery } from '@tanstack/react-query'
import { useApi, valueOf } from '../data/api.js'

/** The key of all lists of subscriptions. */
export const SUBSCRIPTIONS = ['subscriptions'] as const
/** The key of one subscription. */
export const subscriptionKey = (id: string) => ['subscription', id] as const

/** One subscription with all its details. */
export function useSubscription(id: string) {
  const api = useApi()
  return useQuery({ queryKey: subscriptionKey(id), queryFn: () => valueOf(api.subscription(id)) })
}
