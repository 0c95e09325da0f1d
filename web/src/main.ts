import './tokens.css'
import './base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { address } from './lib/route.svelte'
import { settings } from './lib/settings.svelte'

settings.watch(document.documentElement)
address.watch()

const target = document.getElementById('app')
if (target !== null) mount(App, { target })
