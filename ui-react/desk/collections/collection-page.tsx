import { useState } from 'react'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { DeskTableLine } from '../../../core/desk/index.js'
import { useMayChange } from '../data/use-session.js'
import { BackLink } from '../kit/back-link.js'
import { Button } from '../kit/button.js'
import { IconCollections, IconPlus } from '../kit/icons.js'
import { Failed, Skeleton } from '../kit/states.js'
import { countText } from '../kit/texts.js'
import { EmptyList } from '../lists/empty-list.js'
import { useSearchText } from '../lists/filter-tabs.js'
import { SearchField } from '../lists/search-field.js'
import { Missing } from '../shell/missing.js'
import { Page } from '../shell/page.js'
import { useKeys } from '../shell/use-keys.js'
import { collectionName } from './collection-list.js'
import { shownColumns } from './columns.js'
import { Grid } from './grid.js'
import { ItemSheet } from './item-sheet.js'
import { useTable } from './use-table.js'
import type { OpenTable } from './use-table.js'

/** The item in the open form; `line` null: a new one. */
interface OpenItem {
  readonly line: DeskTableLine | null
}

interface ItemsProps {
  readonly slug: string
  readonly table: OpenTable
  readonly isReadOnly: boolean
  readonly onOpen: (line: DeskTableLine) => void
}

/** The items of the collection, or why there are none to see. */
function Items({ slug, table: open, isReadOnly, onOpen }: ItemsProps): ReactNode {
  const { table, failure, retry } = open
  const [search, setSearch] = useSearchText()
  if (failure !== null) return <Failed failure={failure} onRetry={retry} />
  if (table === undefined)
    return (
      <div className="scroll collection-list" aria-busy="true">
        <Skeleton width="80%" />
        <Skeleton width="60%" />
        <Skeleton width="70%" />
      </div>
    )
  if (table === null)
    return (
      <Missing icon={IconCollections} kind="Collection" to="/collections" link="All collections">
        The list of collections shows the file of each, and why some can be edited in the file only.
      </Missing>
    )
  if (table.lines.length === 0)
    return (
      <EmptyList
        icon={IconCollections}
        title="No items yet"
        entry="item"
        search={search}
        onSearch={setSearch}
        hint="Search looks in all cells."
      >
        New item adds the first one.
      </EmptyList>
    )
  return (
    <Grid
      label={collectionName(slug)}
      columns={shownColumns(table.columns)}
      lines={table.lines}
      table={open}
      isReadOnly={isReadOnly}
      onOpen={onOpen}
    />
  )
}

/** One collection: its items in a table with cells that can be edited. */
export function CollectionPage(): ReactNode {
  const { slug = '' } = useParams()
  const [search, setSearch] = useSearchText()
  const mayChange = useMayChange()
  const open = useTable(slug, search)
  const [item, setItem] = useState<OpenItem | null>(null)
  const { table } = open
  const columns = shownColumns(table?.columns ?? [])
  const canAdd = mayChange && columns.length > 0
  useKeys({ c: () => setItem(canAdd ? { line: null } : null) })
  return (
    <Page
      title={collectionName(slug)}
      before={<BackLink to="/collections" label="All collections" />}
      beside={table && <span className="soft num">{countText(table.total, 'item')}</span>}
      actions={
        canAdd && (
          <Button kind="primary" onClick={() => setItem({ line: null })}>
            <IconPlus size={16} aria-hidden />
            New item
          </Button>
        )
      }
    >
      <div className="list-tools">
        <SearchField label="Search items" value={search} onChange={setSearch} />
        <p className="soft grid-help">
          Enter edits a cell, the arrow keys move. Pages show a change within a second.
        </p>
      </div>
      <Items
        slug={slug}
        table={open}
        isReadOnly={!mayChange}
        onOpen={(line) => mayChange && setItem({ line })}
      />
      {item !== null && (
        <ItemSheet columns={columns} line={item.line} table={open} onClose={() => setItem(null)} />
      )}
    </Page>
  )
}
