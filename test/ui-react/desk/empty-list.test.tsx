import { expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { EmptyList } from '../../../ui-react/desk/lists/empty-list.js'

const textOf = (search: string, hint?: string): string =>
  renderToStaticMarkup(
    <EmptyList
      icon={() => null}
      title="No files here"
      entry="file"
      search={search}
      onSearch={() => undefined}
      {...(hint !== undefined && { hint })}
      actions={<a href="/">Visit</a>}
    >
      They come with forms.
    </EmptyList>,
  )

it.each([
  ['no search', '', undefined, ['No files here', 'They come with forms.', 'Visit'], ['Clear the search']],
  ['a search', 'cv', undefined, ['No file matches “cv”', 'They come with', 'Clear the search'], ['Visit']],
  ['a search with a hint', 'cv', 'In names.', ['“cv”', 'In names.', 'Clear the search'], ['They come']],
  ['a search without one', 'cv', '', ['“cv”', 'Clear the search'], ['They come', '<p>']],
])(
  'a list without entries after %s gives the reason, and the next step',
  (_, search, hint, shown, hidden) => {
    const markup = textOf(search, hint)
    for (const text of shown) expect(markup).toContain(text)
    for (const text of hidden) expect(markup).not.toContain(text)
  },
)
