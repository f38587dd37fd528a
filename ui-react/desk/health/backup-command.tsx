import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { DeskHealth } from '../../../core/desk/index.js'
import { useApi, valueOf } from '../data/api.js'
import { useSession } from '../data/use-session.js'
import { CopyButton } from '../settings/copy-text.js'

/**
 * The command that backs up the site, for owners while no backup is current. The desk starts none itself: the
 * passphrase stays apart from the server (docs/adr/0121).
 */
export function BackupCommand({ health }: { readonly health: DeskHealth }): ReactNode {
  const api = useApi()
  const { data: session } = useSession()
  const isOwner = session?.owner?.role === 'OWNER'
  const { data: command } = useQuery({
    queryKey: ['backup-command'],
    queryFn: () => valueOf(api.backupCommand()),
    enabled: isOwner && health.backupStanding !== 'CURRENT',
    staleTime: Infinity,
  })
  if (command === undefined || health.backupStanding === 'CURRENT') return null
  return (
    <section className="card setting-group" aria-labelledby="backup-command">
      <header>
        <div>
          <h2 id="backup-command">Back up now</h2>
          <p className="soft">
            Run this on the machine of the site, and every night. Change the two places to yours: the file
            with the passphrase, which encrypts the backup, and a folder on another disk.
          </p>
        </div>
        <CopyButton text={command} name="Copy the command" />
      </header>
      <p className="command mono">{command}</p>
    </section>
  )
}
