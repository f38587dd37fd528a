import { readFileSync } from 'node:fs'

/** An example of the documentation. */
export interface Example {
  /** The heading it stands under. */
  readonly section: string
  /** The file that its first comment names; empty where there is none. */
  readonly file: string
  readonly code: string
  /** The expected output, from its comments behind `console.log`. */
  readonly printed: string
}

/** The examples in one language on a page of the documentation, in their order. */
export const examplesOf = (page: string, language: string): readonly Example[] =>
  readFileSync(page, 'utf8')
    .split(/^#+ (?=.*\n\n)/m)
    .flatMap((text) =>
      [...text.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
        ([, code = '']) => ({
          section: text.split('\n')[0] ?? '',
          file: /^\/\/ (\S+)\n/.exec(code)?.[1] ?? '',
          code,
          printed: [...code.matchAll(/console\.log\(.*\) \/\/ (.*)/g)].map(([, said]) => said).join('\n'),
        }),
      ),
    )
