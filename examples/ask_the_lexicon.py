"""The French dictionary: what is a word, what it means, and which words answer a question."""

from logomachie.lexicon.load import french

lexicon = french()
print(f"{lexicon.name} {lexicon.version}: {len(lexicon)} plain keys")

words = lexicon.words("plain")
for spelling in ("cœurs", "Paris", "Lisbonne"):
    print(f"{spelling}: {'a word' if spelling in words else 'not a word'}")

for reading in lexicon.analyses("orna"):
    print(f"{reading.form} → {reading.lemma}: {reading.gloss} ({reading.gloss_en})")

shortest = sorted(lexicon.listed(lexicon.containing("WGN")), key=len)[:5]
print("with W, G and N:", *shortest)
print("from the letters EINRST?:", len(lexicon.within("EINRST?")), "words")
print("anagrams of CHIEN:", *lexicon.listed(lexicon.anagrams("CHIEN")))
