/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals'
import type { AccountPage } from '../../../../adapters/browser/accounts/account-page.js'
import { bindFileFields } from '../../../../adapters/browser/accounts/file-field.js'
import { createSubmitLock } from '../../../../adapters/browser/kit/forms/submit-lock.js'
import { ok } from '../../../../core/shared/index.js'
import { createTestContext } from '../../../browser/support/page-context.js'

afterEach(() => document.body.replaceChildren())

const FORM = `<form><div class="w-file-upload">
  <div class="w-file-upload-default"><input type="file" data-wf-user-field="picture"
    data-wf-user-field-type="FileRef"></div>
  <div class="w-file-upload-uploading w-hidden">Uploading</div>
  <div class="w-file-upload-success w-hidden"><a class="w-file-remove-link" href="#">Remove</a></div>
  <div class="w-file-upload-error w-hidden"><div class="w-file-upload-error-msg"></div></div>
</div><input type="submit"></form>`

/** A file field whose storage answers when the test says so. */
function start() {
  document.body.innerHTML = FORM
  let arrive = (): void => undefined
  class Request extends EventTarget {
    readonly upload = new EventTarget()
    readonly status = 204
    readonly responseText = ''
    open(): void {}
    abort(): void {
      this.dispatchEvent(new Event('abort'))
    }
    send(): void {
      arrive = () => void this.dispatchEvent(new Event('load'))
    }
  }
  Object.assign(window, { XMLHttpRequest: Request })
  const form = document.querySelector('form')!
  const input = form.querySelector('input')!
  const page = {
    context: createTestContext(),
    announcer: { say: () => undefined },
    profile: {
      beginUpload: async () => ok({ url: '/bucket', fields: [{ key: 'policy', value: 'p' }], key: 'tmp-1' }),
    },
  } as unknown as AccountPage
  const fields = bindFileFields(page, form, createSubmitLock(form))
  return {
    fields,
    input,
    keys: () => [
      input.getAttribute('data-wf-unsaved-user-file-upload-key'),
      input.getAttribute('data-wf-user-file-upload-key'),
    ],
    choose: async () => {
      Object.defineProperty(input, 'files', { value: [new File(['x'], 'me.png')], configurable: true })
      input.dispatchEvent(new Event('change'))
      await new Promise((resolve) => setTimeout(resolve))
    },
    arrive: async () => {
      arrive()
      await new Promise((resolve) => setTimeout(resolve))
    },
    remove: () => document.querySelector<HTMLElement>('.w-file-remove-link')?.click(),
  }
}

it('the attributes of a file field hold the keys of its new and its saved file', async () => {
  const { fields, input, keys, choose, arrive, remove } = start()
  expect(keys()).toEqual([null, null])
  fields.fill(input, { id: 'file-1', url: '/files/old.png' })
  expect(keys()).toEqual([null, 'file-1'])
  await choose()
  expect(keys()).toEqual([null, 'file-1'])
  await arrive()
  expect(keys()).toEqual(['tmp-1', 'file-1'])
  remove()
  expect(keys()).toEqual([null, 'DELETE'])
  fields.destroy()
  expect(keys()).toEqual([null, null])
})

it('a cancelled upload leaves no key of a new file, and the saved one stays', async () => {
  const { fields, input, keys, choose, arrive } = start()
  fields.fill(input, { id: 'file-1', url: '/files/old.png' })
  await choose()
  await arrive()
  await choose()
  expect(keys()).toEqual([null, 'file-1'])
  window.dispatchEvent(new Event('pagehide'))
  expect(keys()).toEqual([null, 'file-1'])
  fields.destroy()
})
