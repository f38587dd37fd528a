import { isHostSource } from '../../../../core/site/index.js'
import { list, means, members, optional, text, textOf } from '../settings-kit.js'

/** The scripts that wait for consent: `consent` in `vitrine.json` (docs/widgets.md). */
export const consent = members({
  category: means('the category of the check boxes that allows known trackers', optional(text, 'analytics')),
  hosts: means(
    'other hosts whose scripts wait too, such as `"chat.example.com"`',
    list(textOf('a host such as www.example.com', isHostSource)),
  ),
})
