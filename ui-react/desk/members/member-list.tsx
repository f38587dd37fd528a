import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { DeskMember } from '../../../core/desk/index.js'
import { useApi } from '../data/api.js'
import { useMayChange } from '../data/use-session.js'
import { Button } from '../kit/button.js'
import { IconMembers, IconPlus } from '../kit/icons.js'
import { Moment } from '../kit/texts.js'
import { Page } from '../shell/page.js'
import { EmptyList } from '../lists/empty-list.js'
import { FilterTabs, useSearchText } from '../lists/filter-tabs.js'
import { Column, idOf, ListView } from '../lists/list-view.js'
import type { RowProps } from '../lists/list-view.js'
import { SearchField } from '../lists/search-field.js'
import { usePages } from '../lists/use-pages.js'
import { useKeys } from '../shell/use-keys.js'
import { Campaign } from './campaign.js'
import { ImportMembersSheet } from './import-members-sheet.js'
import { InviteSheet } from './member-sheets.js'
import { StandingBadge } from './member-texts.js'
import { MEMBERS, useGroupNames, useInvitations } from './use-member.js'

const VIEWS = [
  { id: '', name: 'All', filter: {} },
  { id: 'invited', name: 'Invited', filter: { status: 'INVITED' } },
  { id: 'unconfirmed', name: 'Unconfirmed', filter: { status: 'UNVERIFIED' } },
  { id: 'banned', name: 'Banned', filter: { banned: true } },
] as const

interface MemberRowProps {
  readonly member: DeskMember
  readonly props: RowProps
  /** The names of the member's groups. */
  readonly names: string
}

function MemberRow({ member, props, names }: MemberRowProps): ReactNode {
  return (
    <div {...props} className="row member-row">
      <span role="cell" className="row-name cut">
        <Link to={`/members/${member.id}`} className="row-link" data-main>
          {member.name || member.email}
        </Link>
        {member.name && <span className="row-mail faint"> {member.email}</span>}
      </span>
      <span role="cell" className="row-code soft cut">
        {names}
      </span>
      <span role="cell" className="row-payment">
        <StandingBadge {...member} />
      </span>
      <span role="cell" className="row-time soft">
        <Moment at={member.createdAt} withClock={false} />
      </span>
      <span role="cell" className="at-end row-total soft">
        <span className="on-phone">Log-in: </span>
        {member.lastLogInAt === null ? (
          <span className="faint">Never</span>
        ) : (
          <Moment at={member.lastLogInAt} withClock={false} />
        )}
      </span>
    </div>
  )
}

const Head = (): ReactNode => (
  <>
    <Column name="Member" />
    <Column name="Groups" />
    <Column name="State" />
    <Column name="Joined" />
    <Column name="Last log-in" isAtEnd />
  </>
)

interface NoMembersProps {
  readonly isFiltered: boolean
  readonly search: string
  readonly onSearch: (search: string) => void
  /** Null if members cannot be imported by this owner. */
  readonly onImport: (() => void) | null
}

const NoMembers = ({ isFiltered, search, onSearch, onImport }: NoMembersProps): ReactNode => (
  <EmptyList
    icon={IconMembers}
    title={isFiltered ? 'None of them' : 'No members yet'}
    entry="member"
    search={search}
    onSearch={onSearch}
    hint="Search looks in names and addresses."
    actions={onImport !== null && !isFiltered && <Button onClick={onImport}>Import members</Button>}
  >
    People who sign up on your site or are invited show up here.
  </EmptyList>
)

/** The members of the site. */
export function Members(): ReactNode {
  const api = useApi()
  const navigate = useNavigate()
  const namesOf = useGroupNames()
  const mayChange = useMayChange()
  const [search, setSearch] = useSearchText()
  const [params] = useSearchParams()
  const [isInviting, setInviting] = useState(false)
  const [isImporting, setImporting] = useState(false)
  const closeImport = useCallback(() => setImporting(false), [])
  const view = VIEWS.find(({ id }) => id === (params.get('show') ?? '')) ?? VIEWS[0]
  const pages = usePages<DeskMember>([...MEMBERS, view.id, search], (after) =>
    api.members({ ...view.filter, search: search || null, after }),
  )
  // The campaign stands above the list: both appear at once, so that nothing moves away from a finger.
  const { isPending } = useInvitations()
  useKeys({ c: () => mayChange && setInviting(true) })
  return (
    <Page
      title="Members"
      actions={
        mayChange && (
          <>
            <Button aria-label="Import members" onClick={() => setImporting(true)}>
              Import
            </Button>
            <Button kind="primary" aria-label="Invite a member" onClick={() => setInviting(true)}>
              <IconPlus size={16} aria-hidden />
              Invite
            </Button>
          </>
        )
      }
    >
      <div className="list-tools">
        <FilterTabs label="Views of members" views={VIEWS} />
        <SearchField label="Search members" value={search} onChange={setSearch} />
      </div>
      <Campaign />
      <ListView<DeskMember>
        label="Members"
        columns="member-row"
        pages={isPending ? { ...pages, items: null } : pages}
        head={<Head />}
        keyOf={idOf}
        row={(member, props) => <MemberRow member={member} props={props} names={namesOf(member.groups)} />}
        empty={
          <NoMembers
            isFiltered={view.id !== ''}
            search={search}
            onSearch={setSearch}
            onImport={mayChange ? () => setImporting(true) : null}
          />
        }
      />
      {isImporting && <ImportMembersSheet onClose={closeImport} />}
      {isInviting && (
        <InviteSheet
          onClose={() => setInviting(false)}
          onInvited={({ member }) => void navigate(`/members/${member.id}`)}
        />
      )}
    </Page>
  )
}
