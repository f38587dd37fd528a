import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeskFailure, DeskOrderView } from '../../../core/desk/index.js'
import type { ChangedDeskOrder, DeskAnswer } from '../../../core/ports/owner/api/owner-api.port.js'
import { failureOf, useApi, valueOf } from '../data/api.js'
import { HOME, ORDERS, orderKey } from '../data/query-client.js'

const UNDER_WAY_MS = 3_000

/** True while the payment provider has work that ends without the owner. */
const isUnderWay = (order: DeskOrderView | null | undefined): boolean =>
  order != null &&
  (order.payment === 'CAPTURING' ||
    order.payment === 'RELEASING' ||
    order.refunds.some(({ state }) => state === 'REQUESTED' || state === 'PENDING'))

/** One order; it is read again while the provider is working. */
export function useOrder(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: orderKey(id),
    queryFn: () => valueOf(api.order(id)),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? UNDER_WAY_MS : false),
  })
}

/** Reads an order before it is opened. */
export function usePrefetchOrder(): (id: string) => void {
  const api = useApi()
  const client = useQueryClient()
  return (id) => void client.prefetchQuery({ queryKey: orderKey(id), queryFn: () => valueOf(api.order(id)) })
}

/** Adopts the server's order after a change. */
export function useAdoptOrder(): (changed: ChangedDeskOrder) => void {
  const client = useQueryClient()
  return ({ order }) => void client.setQueryData(orderKey(order.id), order)
}

/** Reads the lists of orders and their counts again. */
export function useReadOrdersAgain(): () => void {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: ORDERS })
    void client.invalidateQueries({ queryKey: HOME })
  }
}

/** Adopts the server's order after a change, and reads the lists again. */
export function useKeepOrder(): (changed: ChangedDeskOrder) => void {
  const adopt = useAdoptOrder()
  const readAgain = useReadOrdersAgain()
  return (changed) => {
    adopt(changed)
    readAgain()
  }
}

/** True if another person changed it first. */
export const isConflict = (failure: DeskFailure): boolean =>
  failure.tag === 'problem' && failure.problem.code === 'CHANGED_MEANWHILE'

/** A change of one order; if another person changed it first, the order is read again and shown. */
export function useOrderChange<Input>(
  id: string,
  change: (input: Input) => DeskAnswer<ChangedDeskOrder>,
  onDone: (changed: ChangedDeskOrder, input: Input) => void = () => undefined,
) {
  const client = useQueryClient()
  const keep = useKeepOrder()
  return useMutation({
    mutationFn: (input: Input) => valueOf(change(input)),
    onSuccess: (changed, input) => {
      keep(changed)
      onDone(changed, input)
    },
    onError: (thrown) => {
      if (isConflict(failureOf(thrown))) void client.invalidateQueries({ queryKey: orderKey(id) })
    },
  })
}
