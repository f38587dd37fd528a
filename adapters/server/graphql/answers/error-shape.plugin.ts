import type { ExecutionResult } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { LIMITS } from '../limits/limits.js'

interface WrittenError {
  readonly message?: string
  readonly extensions?: Readonly<Record<string, unknown>>
}

/** Shortens a message, which may repeat a megabyte of input. Its end is kept, since it has the reason. */
const cut = (message: string): string =>
  message.length <= LIMITS.errorChars
    ? message
    : `${message.slice(0, LIMITS.errorChars / 2)} ... ${message.slice(-LIMITS.errorChars / 2)}`

/**
 * Copies code and problems from `extensions` to the error itself, since pages of different years read them at
 * different places (reference/wire-protocol#errors).
 */
function writeError(error: { readonly toJSON?: () => WrittenError }): object {
  const written = error.toJSON?.() ?? (error as WrittenError)
  const { code, problems, failedValidations } = written.extensions ?? {}
  return {
    ...written,
    message: cut(written.message ?? ''),
    ...(code === undefined ? {} : { code }),
    ...(problems === undefined ? {} : { problems }),
    ...(failedValidations === undefined ? {} : { failedValidations }),
  }
}

const withShape = (result: ExecutionResult): ExecutionResult => {
  if (!result.errors?.length) return result
  const stringify = ({ errors, data }: ExecutionResult): string =>
    JSON.stringify({ data, errors: errors?.slice(0, LIMITS.errors).map(writeError) })
  return { ...result, stringify } as ExecutionResult
}

/** Gives every error of an answer the form that pages of all years understand. */
export const errorShapePlugin: Plugin = {
  onResultProcess: ({ result, setResult }) => {
    const shaped = Array.isArray(result) ? result.map(withShape) : withShape(result as ExecutionResult)
    setResult(shaped as typeof result)
  },
}
