"""The word graph holds the keys, all of them, and nothing else."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logomachie.core.letters import accented
from logomachie.lexicon.automaton import edges
from logomachie.lexicon.graph import ACCENT, PLAIN, Graph
from logomachie.lexicon.lexicon import Lexicon


def words_of(graph: Graph, node: int, prefix: str = "") -> Iterator[str]:
    for edge in graph.edges(node):
        word = prefix + graph.alphabet[graph.letter[edge]]
        if graph.final[edge]:
            yield word
        yield from words_of(graph, int(graph.child[edge]), word)


def size(graph: Graph) -> int:
    """How many words there are, counted node by node from the last."""
    known: dict[int, int] = {0: 0}

    def below(node: int) -> int:
        if node not in known:
            known[node] = sum(
                int(graph.final[edge]) + below(int(graph.child[edge])) for edge in graph.edges(node)
            )
        return known[node]

    return below(graph.root)


@given(st.sets(st.text("ABC", min_size=1, max_size=6), min_size=1, max_size=40))
def test_a_graph_of_any_keys(keys: set[str]) -> None:
    graph = Graph(alphabet=PLAIN, root=1, **edges(sorted(keys), PLAIN))
    assert list(words_of(graph, graph.root)) == sorted(keys)


def test_a_graph_is_as_small_as_can_be() -> None:
    columns = edges(["CHATS", "CHAT", "RAT", "RATS"], PLAIN)
    assert len(columns["letter"]) == 1 + 2 + 1 + 3  # the blank; C and R; H; A, T and S shared
    with pytest.raises(AssertionError):
        edges(["été"], PLAIN)


def test_the_plain_graph_has_every_row(lexicon: Lexicon) -> None:
    graph = lexicon.graph()
    assert size(graph) == len(lexicon)
    for word in ("CHAT", "ANTICONSTITUTIONNELLEMENT", "A"):
        assert word in graph
    for word in ("CHAX", "", "chat", "PORTE-BONHEUR"):
        assert word not in graph


def test_the_accented_graph_has_hyphens_and_accents(lexicon: Lexicon) -> None:
    graph = lexicon.graph("accent")
    words, compounds = lexicon.words("accent", hyphens=True), lexicon.compounds(accented)
    assert graph.alphabet == ACCENT
    for word in ("été", "porte-bonheur", "où", "cœur".replace("œ", "oe"), "ç'à"):
        assert (word in graph) == (word in words), word
    assert "ete" not in graph
    assert sum("'" not in compound for compound in compounds) < size(graph)
