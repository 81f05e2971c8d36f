//! Tests that every kind of store must pass.

mod common;
#[cfg(unix)]
mod crash;
mod format;
mod interleavings;
mod joint_write;
mod journals;
mod postgres;
mod shared_clock;
mod sqlite;
mod streams;
mod whole_store;

use common::Place;

macro_rules! contract {
    ($($case:path => $name:ident,)*) => {
        mod in_memory {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                $case(&crate::Place::Memory).await;
            })*
        }

        mod in_a_file {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                $case(&crate::Place::sqlite()).await;
            })*
        }

        mod in_a_database {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                if let Some(place) = crate::Place::postgres().await {
                    $case(&place).await;
                }
            })*
        }
    };
}

contract! {
    crate::journals::are_read_as_they_were_written => journals_are_read_as_they_were_written,
    crate::journals::are_read_in_parts => journals_are_read_in_parts,
    crate::journals::answer_conflicts => journals_answer_conflicts,
    crate::journals::last => journals_last,
    crate::journals::take_all_entries_or_none => journals_take_all_entries_or_none,
    crate::journals::tell_of_changes => journals_tell_of_changes,
    crate::journals::can_be_closed => journals_can_be_closed,
    crate::streams::have_names_of_their_own => streams_have_names_of_their_own,
    crate::streams::have_competitions_for_parents => streams_have_competitions_for_parents,
    crate::streams::run_until_somebody_says_otherwise => streams_run_until_somebody_says_otherwise,
    crate::streams::are_listed_as_asked => streams_are_listed_as_asked,
    crate::streams::are_listed_in_pages => streams_are_listed_in_pages,
    crate::joint_write::all_of_it_is_written => together_all_of_it_is_written,
    crate::joint_write::or_nothing => together_or_nothing,
    crate::joint_write::one_of_two_rivals => together_one_of_two_rivals,
    crate::shared_clock::never_goes_back => axis_never_goes_back,
    crate::shared_clock::goes_on_where_it_was => axis_goes_on_where_it_was,
    crate::interleavings::leave_no_gap => interleavings_leave_no_gap,
    crate::whole_store::names_are_taken_out => names_are_taken_out,
    crate::whole_store::person_is_forgotten_with_all_that_is_said_of_her => person_is_forgotten_with_all_that_is_said_of_her,
    crate::whole_store::list_of_the_forgotten_is_applied_again => list_of_the_forgotten_is_applied_again,
    crate::whole_store::deletion_is_told => deletion_is_told,
    crate::whole_store::journals_are_deleted => journals_are_deleted,
    crate::whole_store::whoever_changes_the_database_is_seen => whoever_changes_the_database_is_seen,
    crate::whole_store::what_was_taken_out_is_no_change => what_was_taken_out_is_no_change,
    crate::whole_store::a_copy_says_the_same => a_copy_says_the_same,
    crate::interleavings::have_one_winner_each => interleavings_have_one_winner_each,
}
