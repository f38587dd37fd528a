import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { DeskShopFile } from '../../../core/desk/index.js'
import { useApi, useChangeKey, valueOf } from '../data/api.js'
import { useMayChange } from '../data/use-session.js'
import { Button, buttonLooks } from '../kit/button.js'
import { FormSheet } from '../kit/form-sheet.js'
import { IconDownload, IconFiles, IconRemove } from '../kit/icons.js'
import { Notice } from '../kit/states.js'
import { Moment, sizeText } from '../kit/texts.js'
import { reportDone } from '../kit/toasts.js'
import { useSubmit } from '../kit/use-submit.js'
import { EmptyList } from '../lists/empty-list.js'
import { FilterTabs, useSearchText } from '../lists/filter-tabs.js'
import { Column, idOf, ListView } from '../lists/list-view.js'
import type { RowProps } from '../lists/list-view.js'
import { SearchField } from '../lists/search-field.js'
import { usePages } from '../lists/use-pages.js'
import { Page } from '../shell/page.js'
import { boughtText, KINDS, MAX_NAMED, roomText, pathOfUse, usageText } from './file-texts.js'

const FILES = ['files'] as const
const ROOM = ['file room'] as const

const VIEWS = [
  {
    id: '',
    name: 'All',
    kind: null,
    empty: 'Files from forms, files of members and downloads for buyers appear here.',
  },
  ...KINDS,
] as const

interface FileRowProps {
  readonly file: DeskShopFile
  readonly props: RowProps
  /** Null: it may not be removed. */
  readonly onRemove: (() => void) | null
}

function FileRow({ file, props, onRemove }: FileRowProps): ReactNode {
  const api = useApi()
  const { id, kind, name, sizeBytes, at, usedBy } = file
  return (
    <div {...props} className="row shop-file-row">
      <span role="cell" className="row-name cut" title={name}>
        {name}
      </span>
      <span role="cell" className="row-code soft cut">
        <span className="badge">{KINDS.find((known) => known.kind === kind)?.name}</span>{' '}
        {usedBy.length === 0
          ? 'Sold by no product'
          : usedBy.map((use, place) => (
              <span key={use.id}>
                {place > 0 && ', '}
                <Link to={pathOfUse(kind, use.id)} className="link" data-main={place === 0 || undefined}>
                  {use.name}
                </Link>
              </span>
            ))}
      </span>
      <span role="cell" className="file-size soft num">
        {sizeBytes === null ? 'Not known' : sizeText(sizeBytes)}
      </span>
      <span role="cell" className="row-payment soft">
        <Moment at={at} withClock={false} />
      </span>
      <span role="cell" className="at-end row-total file-actions">
        <a
          {...buttonLooks({ kind: 'quiet', shape: 'square' })}
          href={api.fileUrl(id)}
          download={name.split('/').at(-1)}
          aria-label={`Save ${name}`}
        >
          <IconDownload size={17} aria-hidden />
        </a>
        {onRemove !== null && (
          <Button kind="quiet" shape="square" aria-label={`Remove ${name}`} onClick={onRemove}>
            <IconRemove size={17} aria-hidden />
          </Button>
        )}
      </span>
    </div>
  )
}

interface RemoveSheetProps {
  readonly file: DeskShopFile
  readonly onClose: () => void
}

/** Asks before a file is removed, and says where it is used. */
function RemoveSheet({ file, onClose }: RemoveSheetProps): ReactNode {
  const api = useApi()
  const client = useQueryClient()
  const submit = useSubmit()
  const key = useChangeKey(file.id)
  const { data: bought } = useQuery({
    queryKey: [...FILES, 'orders', file.id],
    queryFn: () => valueOf(api.fileOrders(file.id)),
    enabled: file.kind === 'DOWNLOAD',
  })
  const isSold = file.kind === 'DOWNLOAD' && file.usedBy.length > 0
  const isKnown = file.kind !== 'DOWNLOAD' || bought !== undefined
  const remove = (): void =>
    void submit.send(
      () => api.removeFile({ key, id: file.id, evenIfBought: (bought?.orders.length ?? 0) > 0 }),
      () => {
        for (const queryKey of [FILES, ROOM, ['entry'], ['entries']])
          void client.invalidateQueries({ queryKey })
        reportDone('File removed', file.name)
        onClose()
      },
    )
  return (
    <FormSheet
      title="Remove the file?"
      isReady={isKnown && !isSold}
      onClose={onClose}
      submit={submit}
      action="Remove it"
      kind="danger"
      onSubmit={remove}
    >
      <p className="file-name">{file.name}</p>
      {isSold ? (
        <p>
          {usageText(file)} Take it out of what they sell first:{' '}
          {file.usedBy.map(({ id, name }, place) => (
            <span key={id}>
              {place > 0 && ', '}
              <Link to={pathOfUse(file.kind, id)} className="link">
                {name}
              </Link>
            </span>
          ))}
        </p>
      ) : (
        <p className="soft">{usageText(file)} It cannot be brought back.</p>
      )}
      {!isSold && bought !== undefined && bought.orders.length > 0 && (
        <Notice tone="warn">
          {boughtText(bought)}{' '}
          {bought.orders.slice(0, MAX_NAMED).map(({ id, name }, place) => (
            <span key={id}>
              {place > 0 && ', '}
              <Link to={`/orders/${id}`} className="link">
                {name}
              </Link>
            </span>
          ))}
        </Notice>
      )}
    </FormSheet>
  )
}

function Room(): ReactNode {
  const api = useApi()
  const { data: rooms } = useQuery({ queryKey: ROOM, queryFn: () => valueOf(api.fileRoom()) })
  return (
    <ul className="file-room" aria-label="Storage used by files">
      {KINDS.map(({ kind, name }) => {
        const room = rooms?.find((known) => known.kind === kind)
        return (
          <li key={kind}>
            <span className="soft">{name}</span>
            <span className="num">{room === undefined ? '…' : roomText(room)}</span>
            {room?.limitBytes != null && (
              <meter
                value={room.usedBytes}
                max={room.limitBytes}
                high={room.limitBytes * 0.9}
                aria-label={`Space of ${name}`}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The files that the shop keeps, with the space that they take. */
export function Files(): ReactNode {
  const api = useApi()
  const mayChange = useMayChange()
  const [params] = useSearchParams()
  const [search, setSearch] = useSearchText()
  const [removed, setRemoved] = useState<DeskShopFile | null>(null)
  const view = VIEWS.find(({ id }) => id === (params.get('show') ?? '')) ?? VIEWS[0]
  const pages = usePages<DeskShopFile>([...FILES, search, view.kind], (after) =>
    api.files({ search: search || null, kind: view.kind, after }),
  )
  return (
    <Page title="Files">
      <Room />
      <div className="list-tools">
        <FilterTabs label="Kinds of files" views={VIEWS} />
        <SearchField label="Search files" value={search} onChange={setSearch} />
      </div>
      <ListView<DeskShopFile>
        label="Files"
        columns="shop-file-row"
        pages={pages}
        head={
          <>
            <Column name="File" />
            <Column name="Used by" />
            <Column name="Size" />
            <Column name="Day" />
            <span role="columnheader">
              <span className="unseen">Actions</span>
            </span>
          </>
        }
        keyOf={idOf}
        row={(file, props) => (
          <FileRow file={file} props={props} onRemove={mayChange ? () => setRemoved(file) : null} />
        )}
        empty={
          <EmptyList icon={IconFiles} title="No files here" entry="file" search={search} onSearch={setSearch}>
            {view.empty}
          </EmptyList>
        }
      />
      {removed !== null && <RemoveSheet file={removed} onClose={() => setRemoved(null)} />}
    </Page>
  )
}
