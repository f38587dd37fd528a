import type { ReactNode } from 'react'
import type { DeskMember } from '../../../core/desk/index.js'
import { useApi } from '../data/api.js'
import { Button } from '../kit/button.js'
import { IconMembers } from '../kit/icons.js'
import { Empty } from '../kit/states.js'
import { Moment } from '../kit/texts.js'
import { Page } from '../shell/page.js'
import { useSearchText } from './filter-tabs.js'
import { Column, ListView } from './list-view.js'
import { SearchField } from './search-field.js'
import { usePages } from './use-pages.js'

function StandingBadge({ bannedAt, status }: DeskMember): ReactNode {
  if (bannedAt !== null)
    return (
      <span className="badge" data-tone="bad" data-shape="full">
        Banned
      </span>
    )
  switch (status) {
    case 'VERIFIED':
      return (
        <span className="badge" data-tone="good" data-shape="full">
          Member
        </span>
      )
    case 'UNVERIFIED':
      return <span className="badge">Unconfirmed</span>
    case 'INVITED':
      return (
        <span className="badge" data-tone="warn">
          Invited
        </span>
      )
  }
}

/** The members of the site. */
export function Members(): ReactNode {
  const api = useApi()
  const [search, setSearch] = useSearchText()
  const pages = usePages<DeskMember>(['members', search], (after) =>
    api.members({ search: search || null, after }),
  )
  return (
    <Page title="Members">
      <div className="list-tools">
        <SearchField label="Search members" value={search} onChange={setSearch} />
      </div>
      <ListView<DeskMember>
        label="Members"
        columns="member-row"
        pages={pages}
        head={
          <>
            <Column name="Member" />
            <Column name="Groups" />
            <Column name="State" />
            <Column name="Joined" />
            <Column name="Last log-in" isAtEnd />
          </>
        }
        row={(member, props) => (
          <div key={member.id} {...props} className="row member-row">
            <span role="cell" className="row-name cut">
              {member.name || member.email}
              {member.name && <span className="row-mail faint"> {member.email}</span>}
            </span>
            <span role="cell" className="row-code soft cut">
              {member.groups.join(', ')}
            </span>
            <span role="cell" className="row-payment">
              <StandingBadge {...member} />
            </span>
            <span role="cell" className="row-time soft">
              <Moment at={member.createdAt} withClock={false} />
            </span>
            <span role="cell" className="at-end row-total soft">
              {member.lastLogInAt !== null && <Moment at={member.lastLogInAt} withClock={false} />}
            </span>
          </div>
        )}
        empty={
          <Empty
            icon={IconMembers}
            title={search === '' ? 'No members yet' : `No member matches “${search}”`}
            actions={search !== '' && <Button onClick={() => setSearch('')}>Clear the search</Button>}
          >
            {search === ''
              ? 'People who sign up on your site show up here.'
              : 'Search looks in names and addresses.'}
          </Empty>
        }
      />
    </Page>
  )
}
