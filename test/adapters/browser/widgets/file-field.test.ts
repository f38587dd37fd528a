/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals'
import { bindFileField } from '../../../../adapters/browser/widgets/forms/file-field.js'
import { createTestContext } from '../../../browser/support/page-context.js'

const FIELD = `<div class="w-file-upload">
  <div class="w-file-upload-default"><input class="w-file-upload-input" type="file" data-name="Plan"></div>
  <div class="w-file-upload-uploading w-hidden">Uploading</div>
  <div class="w-file-upload-success w-hidden"><a class="w-file-remove-link"></a></div>
  <div class="w-file-upload-error w-hidden"><div class="w-file-upload-error-msg"></div></div>
</div>`

afterEach(() => document.body.replaceChildren())

/** A field whose server never answers; `asked` counts the files it was asked to sign. */
function slowField() {
  document.body.innerHTML = FIELD
  let asked = 0
  const fetch = (_: unknown, { signal }: RequestInit): Promise<Response> => {
    asked += 1
    return new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(new Error('given up'))),
    )
  }
  Object.assign(window, { fetch })
  const busy: boolean[] = []
  const field = bindFileField(createTestContext(), {
    root: document.querySelector('.w-file-upload') as HTMLElement,
    endpoint: '/form',
    announcer: { say: () => undefined, dispose: () => undefined },
    onBusy: (isBusy) => busy.push(isBusy),
  })
  const input = document.querySelector('input') as HTMLInputElement
  const choose = (name: string): void => {
    Object.defineProperty(input, 'files', { value: [new File(['x'], name)], configurable: true })
    input.dispatchEvent(new Event('change'))
  }
  const isShown = (part: string): boolean =>
    document.querySelector(`.w-file-upload-${part}`)?.classList.contains('w-hidden') === false
  return { field, choose, isShown, busy, asked: () => asked }
}

describe('a file field', () => {
  it('takes another file on a page that was left during an upload and came back', async () => {
    const { field, choose, isShown, busy, asked } = slowField()
    choose('first.pdf')
    expect([isShown('uploading'), busy]).toEqual([true, [true]])
    window.dispatchEvent(new Event('pagehide'))
    await new Promise((resolve) => setTimeout(resolve))
    expect([isShown('uploading'), isShown('default'), busy]).toEqual([false, true, [true, false]])
    choose('second.pdf')
    expect([isShown('uploading'), asked()]).toEqual([true, 2])
    field?.destroy()
  })
})
