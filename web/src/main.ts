import './tokens.css'
import './base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { keepFocus } from './lib/keeper'
import { renew } from './lib/renew'
import { address } from './lib/route.svelte'
import { settings } from './lib/settings.svelte'

settings.watch(document.documentElement)
address.watch()
keepFocus()
addEventListener('vite:preloadError', () => void renew())

const target = document.getElementById('app')
if (target !== null) mount(App, { target })
