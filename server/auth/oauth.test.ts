import { describe, expect, it } from 'vitest'
import { useApp } from '../testing/app.ts'

const app = useApp({
  GOOGLE_CLIENT_ID: 'google-id',
  GOOGLE_CLIENT_SECRET: 'google-secret',
  GITHUB_CLIENT_ID: 'github-id',
  GITHUB_CLIENT_SECRET: 'github-secret',
})

describe('signing in elsewhere', () => {
  it('is offered when it is configured', async () => {
    expect(await app.visitor().json('/api/sign-in-options')).toEqual({ google: true, github: true })
  })

  it.each([
    ['google', 'https://accounts.google.com/'],
    ['github', 'https://github.com/login/oauth/authorize'],
  ])('leads to %s and back here', async (provider, address) => {
    const answer = await app.visitor().post('/api/auth/sign-in/social', { provider, callbackURL: '/' })
    const { url } = (await answer.json()) as { url: string }
    expect(url).toContain(address)
    const query = new URL(url).searchParams
    expect(query.get('client_id')).toBe(`${provider}-id`)
    expect(query.get('redirect_uri')).toBe(`http://localhost:3000/api/auth/callback/${provider}`)
    expect(query.get('state')).toBeTruthy()
  })

  it('with a made-up state leads back to the sign-in page', async () => {
    const answer = await app.visitor().get('/api/auth/callback/github?code=x&state=made-up')
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toContain('/sign-in?error=')
  })

  it('knows no other services', async () => {
    expect((await app.visitor().post('/api/auth/sign-in/social', { provider: 'oracle' })).status).toBe(400)
  })
})
