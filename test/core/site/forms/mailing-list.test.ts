import { describe, expect, it } from '@jest/globals'
import {
  isMailingListAction,
  isMailingListSuccess,
  mailingListFields,
  mailingListUrl,
} from '../../../../core/site/index.js'

describe('a mailing list form', () => {
  it.each([
    ['https://me.us1.list-manage.com/subscribe/post?u=1&id=2', true],
    ['https://me.list-manage2.com/subscribe/post', true],
    ['https://shop.test/contact', false],
    ['', false],
  ])('is known by its action: %s is %s', (action, isList) => {
    expect(isMailingListAction(action)).toBe(isList)
  })

  it.each([
    [
      { Email: 'a@b', 'First Name': 'Ada', 'Last Name': 'L' },
      { EMAIL: 'a@b', FNAME: 'Ada', LNAME: 'L' },
    ],
    [
      { 'Your email': 'a@b', Name: 'Ada King Lovelace' },
      { EMAIL: 'a@b', FNAME: 'Ada', LNAME: 'King Lovelace' },
    ],
    [
      { Email: 'first@b', 'Other Email': 'last@b' },
      { EMAIL: 'last@b', FNAME: '', LNAME: '' },
    ],
  ])('maps %j', (fields, expected) => {
    expect(mailingListFields(fields)).toEqual({ ...fields, ...expected })
  })

  it('asks the JSON form of its action with an empty trap field', () => {
    const action = 'https://me.list-manage.com/subscribe/post?u=abc&amp;id=def'
    expect(mailingListUrl(action, { EMAIL: 'a+b@c' }, 'cb')).toBe(
      'https://me.list-manage.com/subscribe/post-json?u=abc&id=def&EMAIL=a%2Bb%40c&b_abc_def=&c=cb',
    )
    expect(mailingListUrl('', {}, 'cb')).toBeUndefined()
  })

  it.each([
    [{ result: 'success', msg: 'Almost there' }, true],
    [{ result: 'error', msg: '0 - a@b is already subscribed' }, true],
    [{ result: 'error', msg: 'Invalid' }, false],
    [null, false],
    ['success', false],
  ])('takes the answer %j as %s', (answer, isSuccess) => {
    expect(isMailingListSuccess(answer)).toBe(isSuccess)
  })
})
