import * as z from 'zod/mini'

/** A shape with the sentence that says what it stands for. */
export const described = <S extends z.ZodMiniType>(sentence: string, shape: S): S =>
  shape.check(z.describe(sentence)) as S

/** What is sent is not changed by whoever gets it. */
export const fields = <F extends z.core.$ZodLooseShape>(shape: F) => z.readonly(z.object(shape))
export const list = <S extends z.ZodMiniType>(of: S) => z.readonly(z.array(of))

/** No longer than so many characters. */
export const textUpTo = (most: number) => z.string().check(z.maxLength(most))

export const whole = z.int().check(z.minimum(0))

/** What somebody gives has these fields, and no others. */
export const strictFields = <F extends z.core.$ZodLooseShape>(shape: F) => z.readonly(z.strictObject(shape))
