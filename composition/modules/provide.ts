import type { Container, ContainerModuleLoadOptions, ServiceIdentifier } from 'inversify'

declare const service: unique symbol

/** A container key that carries the type of its service. */
export type Token<T> = symbol & { readonly [service]?: T }

/** Makes a container key; `description` is for error messages only. */
export const token = <T>(description: string): Token<T> => Symbol(description) as Token<T>

type TokensOf<Dependencies extends readonly unknown[]> = {
  readonly [Index in keyof Dependencies]: Token<Dependencies[Index]>
}

/**
 * Binds `id` to what `make` returns, made once, from the values behind `dependencies`. The types of the
 * tokens are checked against the parameters of `make`, which decorators cannot do.
 */
export function provide<T, Dependencies extends readonly unknown[]>(
  options: Pick<ContainerModuleLoadOptions, 'bind'>,
  id: Token<T>,
  dependencies: TokensOf<Dependencies>,
  make: (...values: Dependencies) => T,
): void {
  options
    .bind<T>(id as ServiceIdentifier<T>)
    .toResolvedValue(make as unknown as (...values: unknown[]) => T, [...dependencies] as ServiceIdentifier[])
    .inSingletonScope()
}

/** Resolves a service; called once for each feature, at its root: the container is not passed on. */
export const resolve = <T>(container: Container, id: Token<T>): T =>
  container.get<T>(id as ServiceIdentifier<T>)
