import { describe, expect, it } from '@jest/globals'
import { MAX_BOUNCE_CHARS, readBounces } from '../../../../../core/use-cases/mails/sending/read-bounce.js'
import { expectLinear } from '../../../../support/processes/linear-time.js'

interface Report {
  readonly recipients?: string
  readonly type?: string
  readonly returned?: string
}

const FAILED = `Final-Recipient: rfc822; ada@example.org
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 <ada@example.org>:
    user unknown`

/** A report as common servers write it. */
const report = ({
  recipients = FAILED,
  type = 'multipart/report; report-type=delivery-status; boundary="b/1"',
  returned = 'Content-Type: message/rfc822\n\nReceived: by mx\nMessage-ID: <0199@shop.example>\n\nHello',
}: Report = {}): string => `Return-Path: <>
From: MAILER-DAEMON@mx.example (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: ${type}

This is a MIME-encapsulated message.

--b/1
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you.

--b/1
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example
Arrival-Date: Fri, 27 Nov 2026 20:00:00 +0000

${recipients}

--b/1
${returned}

--b/1--
`

const ADA = {
  to: 'ada@example.org',
  reason: '550 5.1.1 <ada@example.org>: user unknown',
  messageId: '<0199@shop.example>',
}

/** A report about an address with letters beyond ASCII (RFC 6533), as Postfix writes it. */
const international = (recipient: string, returned = 'message/global'): string =>
  report({
    recipients: `${recipient}\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: X-Postfix; unknown user: "ügone"`,
    returned: `Content-Type: ${returned}\nContent-Transfer-Encoding: 8bit\n\nMessage-ID: <0199@shop.example>\n\nHello`,
  }).replace('message/delivery-status', 'message/global-delivery-status')

const UGONE = {
  to: 'ügone@bücher.example',
  reason: 'unknown user: "ügone" 5.1.1',
  messageId: '<0199@shop.example>',
}

describe('a report of a mail server about a delivery', () => {
  it.each([
    [
      'Final-Recipient: utf-8; ügone@bücher.example\nOriginal-Recipient: rfc822;ügone@bücher.example',
      'message/global',
    ],
    ['Final-Recipient: utf-8; ügone@bücher.example', 'message/global-headers'],
    ['Final-Recipient: utf-8; \\x{FC}gone@b\\x{fc}cher.example', 'message/rfc822'],
  ])('names a mailbox with letters beyond ASCII: %j', (recipient, returned) => {
    expect(readBounces(international(recipient, returned))).toEqual({ ok: true, value: [UGONE] })
  })

  it.each(['\\x{110000}', '\\x{0a}', '\\x{00}', '\\x{20}', '\\x{3c}', '\\x{202E}'])(
    'names no mailbox with %s',
    (letter) => {
      const recipient = `Final-Recipient: utf-8; a${letter}b@home.example`
      const read = readBounces(international(recipient))
      expect(
        read.ok && read.value.map(({ to }) => to).filter((to) => /[\s\p{Cc}\p{Cf}<>]/u.test(to)),
      ).toEqual([])
    },
  )

  it.each<readonly [string, string, readonly object[]]>([
    ['that failed', report(), [ADA]],
    ['with the line ends of mails', report().replaceAll('\n', '\r\n'), [ADA]],
    [
      'of which the headers come back only',
      report({ returned: 'Content-Type: text/rfc822-headers\n\nMessage-ID: <0199@shop.example>' }),
      [ADA],
    ],
    [
      'without the mail',
      report({ returned: 'Content-Type: text/plain\n\nx' }),
      [{ ...ADA, messageId: null }],
    ],
    [
      'with a boundary without quotes',
      report({ type: 'multipart/report; boundary=b/1;\n report-type=delivery-status' }),
      [ADA],
    ],
    [
      'to several, of whom one waits and one has it',
      report({
        recipients: [
          FAILED,
          FAILED.replaceAll('ada', 'bob'),
          FAILED.replace('failed', 'delayed'),
          FAILED.replace('failed', 'delivered'),
        ].join('\n\n'),
      }),
      [ADA, { ...ADA, to: 'bob@example.org', reason: ADA.reason.replace('ada', 'bob') }],
    ],
    [
      'by the address to which it was sent, before that to which it was passed on',
      report({ recipients: `Original-Recipient: rfc822;eve@example.org\n${FAILED}` }),
      [{ ...ADA, to: 'eve@example.org' }],
    ],
    [
      'with a code and no words',
      report({ recipients: 'Final-Recipient: rfc822; ada@example.org\nAction: FAILED\nStatus: 5.2.2' }),
      [{ ...ADA, reason: '5.2.2' }],
    ],
    ['with blank lines before it', `\n\n${report().replace(/^[^]*?(?=Content-Type: multipart)/, '')}`, [ADA]],
    ['with spaces behind its boundaries', report().replaceAll('\n--b/1\n', '\n--b/1 \t\n'), [ADA]],
    [
      'that ends before another text',
      report().replace(
        /--b\/1\nContent-Type: message\/rfc822[^]*/,
        `--b/1-- \n\n${FAILED.replaceAll('ada', 'bob')}\n`,
      ),
      [{ ...ADA, messageId: null }],
    ],
    [
      'that returns another report',
      report({
        returned: `Content-Type: message/delivery-status\n\nA: b\n\n${FAILED.replaceAll('ada', 'bob')}`,
      }),
      [{ ...ADA, messageId: null }],
    ],
    ['to no address', report({ recipients: FAILED.replaceAll('ada@example.org', 'ada') }), []],
    ['that is only late', report({ recipients: FAILED.replace('failed', 'delayed') }), []],
    [
      'that wants to write other lines',
      report({ recipients: FAILED.replace('user unknown', 'x\u202e\u0007y') }),
      [{ ...ADA, reason: expect.stringMatching(/^550 [^\u202e\u0007]*: x[^\u202e\u0007]*y$/) }],
    ],
  ])('%s', (_, text, bounces) => {
    expect(readBounces(text)).toEqual({ ok: true, value: bounces })
  })

  it.each([
    ['nothing', ''],
    ['a letter', 'From: ada@example.org\nContent-Type: text/plain\n\nAction: failed'],
    ['a letter that quotes a report', `From: ada@example.org\n\n${report()}`],
    ['a report without parts', report({ type: 'multipart/report; report-type=delivery-status' })],
    ['another kind of report', report().replace('message/delivery-status', 'message/feedback-report')],
    ['letters without end', 'x'.repeat(MAX_BOUNCE_CHARS + 1)],
  ])('is not %s', (_, text) => {
    expect(readBounces(text)).toEqual({ ok: false, failure: expect.stringMatching(/^It is .*[.]$/) })
  })

  it('is read in linear time', async () => {
    await expectLinear(readBounces, (length) =>
      report({ recipients: `${FAILED}\n${'a: b\n \n'.repeat(length / 7)}` }),
    )
  })
})
