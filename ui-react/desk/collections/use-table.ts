import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { InfiniteData } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { DeskFailure, DeskItemEdit, DeskTable, DeskTableLine } from '../../../core/desk/index.js'
import type { DeskAnswer } from '../../../core/ports/owner/api/owner-api.port.js'
import { createQueue, someOf } from '../../../core/shared/index.js'
import { failureOf, useApi, valueOf } from '../data/api.js'
import { failureText } from '../kit/states.js'
import { reportFailed } from '../kit/toasts.js'

type Data = InfiniteData<DeskTable | null, string | null>

/** New values of a line's cells by column. */
export interface LineEdit {
  readonly line: DeskTableLine
  readonly cells: NonNullable<DeskItemEdit['cells']>
}

/** The lines of a collection and the functions that edit them. */
export interface OpenTable {
  /** Null: there is no such table. Undefined: being read, or `failure` gives the reason. */
  readonly table: Omit<DeskTable, 'next'> | null | undefined
  readonly failure: DeskFailure | null
  readonly retry: () => void
  readonly hasMore: boolean
  readonly loadMore: () => void
  /**
   * Shows new values at once and writes them; if they are refused, the table returns to its previous state, and a
   * message repeats them.
   */
  readonly setCells: (edits: readonly LineEdit[]) => Promise<boolean>
  readonly addLine: (cells: LineEdit['cells']) => DeskAnswer<readonly (DeskTableLine | null)[]>
  readonly removeLine: (line: DeskTableLine) => DeskAnswer<readonly (DeskTableLine | null)[]>
}

const MAX_TYPED = 10

/** The refused values, which the table no longer shows; none if cells were emptied. */
function typedText(edits: readonly LineEdit[]): readonly string[] {
  const typed = edits.flatMap(({ cells }) => cells.map(({ value }) => value)).filter((value) => value !== '')
  return typed.length === 0 ? [] : [`You typed: ${someOf(typed, MAX_TYPED)}`]
}

const withEdits = (lines: readonly DeskTableLine[], edits: readonly LineEdit[]): readonly DeskTableLine[] =>
  lines.map((line) => {
    const edit = edits.find((one) => one.line.id === line.id)
    return edit === undefined
      ? line
      : {
          ...line,
          cells: line.cells.map((cell, at) => edit.cells.find(({ column }) => column === at)?.value ?? cell),
        }
  })

/** Reads the table of a collection page by page, and writes edits one after the other. */
export function useTable(slug: string, search: string): OpenTable {
  const api = useApi()
  const client = useQueryClient()
  const key = ['collection', slug, search]
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }) => valueOf(api.collection({ slug, search: search || null, after: pageParam })),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page?.next ?? null,
    placeholderData: (before) => before,
  })
  // A line has a new id after each edit; visible lines keep their first one.
  const written = useRef(new Map<string, string>())
  const [inTurn] = useState(createQueue)
  const pages = query.data?.pages
  const [first] = pages ?? []
  const again = (): void => void client.invalidateQueries({ queryKey: ['collection', slug] })
  const idOf = ({ id }: DeskTableLine): string => written.current.get(id) ?? id
  const change = (edit: DeskItemEdit): DeskAnswer<readonly (DeskTableLine | null)[]> =>
    inTurn(async () => {
      const done = await api.editCollection(slug, [edit])
      again()
      return done
    })
  return {
    table:
      first === undefined || first === null
        ? first
        : { ...first, lines: pages?.flatMap((page) => page?.lines ?? []) ?? [] },
    failure: query.data === undefined && query.error !== null ? failureOf(query.error) : null,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage && !query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    setCells: (edits) => {
      client.setQueryData<Data>(
        key,
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page) => page && { ...page, lines: withEdits(page.lines, edits) }),
          },
      )
      return inTurn(async () => {
        const done = await api.editCollection(
          slug,
          edits.map(({ line, cells }) => ({ line: idOf(line), cells })),
        )
        if (done.ok) {
          done.value.forEach((line, at) => {
            const edited = edits[at]
            if (line !== null && edited !== undefined) written.current.set(edited.line.id, line.id)
          })
          return true
        }
        reportFailed('It was not saved', [failureText(done.failure), ...typedText(edits)].join(' '))
        again()
        return false
      })
    },
    addLine: (cells) => change({ cells }),
    removeLine: (line) => change({ line: idOf(line) }),
  }
}
