import { expect, test } from 'vitest'
import { served } from './testing/served.ts'

test('a site that is closed can be closed again', async () => {
  const site = await served()
  await Promise.all([site.close(), site.close()])
  await site.close()
  await expect(fetch(site.address)).rejects.toThrow()
})
