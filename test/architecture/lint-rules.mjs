/** Rules of style that oxlint lacks; `.oxlintrc.json` loads them under the name `vitrine`. */
const MAX_COLUMNS = 120

/** A rule without options that reports what `visit` finds, each with its message. */
const rule = (create) => ({ meta: { type: 'problem' }, create })

const noEnum = rule((context) => ({
  TSEnumDeclaration: (node) => context.report({ node, message: 'Use a union of string literals.' }),
}))

const noSuperlative = rule((context) => ({
  VariableDeclarator: ({ id }) => {
    if (
      id.type === 'Identifier' &&
      /^(MOST|LEAST|LONGEST|SHORTEST|LARGEST|SMALLEST|FEWEST|DEEPEST)(_|$)/.test(id.name)
    )
      context.report({ node: id, message: 'Limits are named MAX_* and MIN_*.' })
  },
}))

/** Texts, templates and patterns are checked too, since they can be broken like other code. */
const shortLines = rule((context) => ({
  Program: () =>
    context.sourceCode.lines.forEach((text, index) => {
      if (text.length <= MAX_COLUMNS) return
      const line = index + 1
      context.report({
        loc: { start: { line, column: MAX_COLUMNS }, end: { line, column: text.length } },
        message: `A line has at most ${MAX_COLUMNS} columns; this one has ${text.length}.`,
      })
    }),
}))

/** Readers see a comment once, so it begins with its subject. */
const QUESTION = /^[\s*]*(who(?:ever|se|m)?|what(?:ever)?|whether|how|why|(?:some|any|every|no)body)\b/i

const subjectFirst = rule((context) => ({
  Program: () =>
    context.sourceCode.getAllComments().forEach((comment) => {
      const [, word] = QUESTION.exec(comment.value) ?? []
      if (word !== undefined)
        context.report({
          loc: comment.loc,
          message: `A comment begins with its subject, not with "${word}".`,
        })
    }),
}))

/** These words leave the actor open: a text names the person or the code that it means. */
const WHO_WORD = /\b((?:some|any|every|no)body|(?:who|what)ever)\b/i

/** Reports the first such word of each line, in comments, messages and names. */
const namedActors = rule((context) => ({
  Program: () =>
    context.sourceCode.lines.forEach((text, index) => {
      const found = WHO_WORD.exec(text)
      if (found === null) return
      const [word] = found
      const line = index + 1
      context.report({
        loc: { start: { line, column: found.index }, end: { line, column: found.index + word.length } },
        message: `Name the person or the code that is meant, not "${word}".`,
      })
    }),
}))

export default {
  meta: { name: 'vitrine' },
  rules: {
    'named-actors': namedActors,
    'no-enum': noEnum,
    'no-superlative': noSuperlative,
    'short-lines': shortLines,
    'subject-first': subjectFirst,
  },
}
