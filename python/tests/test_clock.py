"""The chess clock."""

import pytest
import touchmove
from touchmove import BLACK, WHITE, Clock


def test_press_adds_increment_and_counts() -> None:
    clock = Clock("40/5400+30:1800+30")
    assert clock.running is None and clock.remaining(WHITE, 0) == 5_430_000
    clock.start(WHITE, 0)
    press = clock.press(WHITE, 12_000)
    assert press and press.increment == 30_000 and press.period_entered is None
    assert clock.running is BLACK and clock.moves_required(WHITE) == 39
    assert not clock.press(WHITE, 13_000), "the button is down already"
    clock.undo_press(WHITE, press, 14_000)
    assert clock.moves_completed(WHITE) == 0


def test_a_flag_falls_to_the_millisecond() -> None:
    clock = Clock("60")
    clock.start(BLACK, 500)
    assert clock.next_flag_fall() == (BLACK, 60_500)
    assert not clock.is_flag_down(BLACK, 60_499) and clock.is_flag_down(BLACK, 60_500)
    late = clock.press(BLACK, 61_000)
    assert late.flag_fell_at == 60_500 and late.increment == 0


def test_next_period_adds_its_time() -> None:
    clock = Clock("2/60:30")
    clock.start(WHITE, 0)
    for moment in (1_000, 3_000):
        pressed = clock.press(WHITE, moment)
        clock.press(BLACK, moment + 1_000)
    assert (pressed.period_entered, pressed.added, pressed.lost) == (1, 30_000, 0)
    assert clock.in_last_period(WHITE) and clock.moves_required(WHITE) is None


def test_the_arbiter_sets_times() -> None:
    clock = Clock("300+2")
    clock.add(BLACK, 120_000, at=0)
    assert clock.remaining(BLACK, 0) == 422_000
    assert clock.remove(WHITE, 400_000, at=0) == 302_000
    clock.set(WHITE, 1_000, at=0)
    clock.set_moves(WHITE, 17)
    clock.set_time_control("180+2", at=0)
    assert clock.moves_completed(WHITE) == 17 and clock.time_control == "180+2"


def test_unequal_times_delays_and_no_clock() -> None:
    assert Clock("W300-B240").remaining(BLACK, 0) == 240_000
    bronstein = Clock("180d2")
    bronstein.start(WHITE, 0)
    assert bronstein.delay_left(WHITE, 500) == 1_500 and bronstein.remaining(WHITE, 1_000) == 180_000
    assert Clock("-").remaining(WHITE, 0) is None


def test_typed_time_controls_are_parsed() -> None:
    assert Clock.read("3+2").time_control == "180+2"
    assert "90" in str(Clock.read("90 min + 30 s"))
    assert Clock.read("3+2") == Clock("180+2") != Clock("180+3")
    with pytest.raises(ValueError, match="column"):
        Clock("40/")
    with pytest.raises(ValueError):
        Clock.read("as long as you like")


def test_times_do_not_go_below_zero() -> None:
    with pytest.raises(OverflowError):
        Clock("60").start(WHITE, -1)
    assert touchmove.Clock("60").copy() == touchmove.Clock("60")
