import type { Command } from 'commander'
import { wordProblem } from '../word-problem.js'

/** The texts of an option's value, several if the option may be repeated. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Refuses a command with an impossible word before the command does anything. */
export function checkWords(action: Command): void {
  const refuse = (subject: string, problem: string): never =>
    action.error(`error: ${subject} is invalid. ${problem}`)
  action.registeredArguments.forEach((argument, index) => {
    const word = action.args[index]
    const problem = word === undefined ? null : wordProblem(argument.name(), word)
    if (problem !== null) refuse(`the argument '${argument.name()}'`, problem)
  })
  for (const option of action.options) {
    const value: unknown = action.getOptionValue(option.attributeName())
    const placeholder = /[<[]([^>\]]+)[>\]]/.exec(option.flags)?.[1] ?? ''
    const problem = textsIn(value)
      .map((text) => wordProblem(placeholder, text))
      .find((found) => found !== null)
    if (problem !== undefined) refuse(`the option '${option.flags}'`, problem)
  }
}
